// All that the pages say in Dutch, as en.ts has it in English.
import shared from '../../../text/nl.json';
import own from './nl.json';

export default { ...shared, ...own };
