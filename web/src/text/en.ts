// All that the pages say in English: what the terminal says too, and what is theirs alone.
import shared from '../../../text/en.json';
import own from './en.json';

export default { ...shared, ...own };
