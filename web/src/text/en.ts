// All texts of the pages in English: those shared with the terminal, and the pages' own.
import shared from '../../../text/en.json';
import own from './en.json';

export default { ...shared, ...own };
