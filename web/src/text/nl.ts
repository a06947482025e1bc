// All texts of the pages in Dutch; see en.ts.
import shared from '../../../text/nl.json';
import own from './nl.json';

export default { ...shared, ...own };
