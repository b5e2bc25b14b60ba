/** Hand histories of stud in PHH, the format of PokerKit and of the datasets around it. */
export { PhhError } from './phh-file.js';
export { readPhh, type PhhHand, type PhhReading } from './phh-read.js';
export { writePhh, type PhhAbout } from './phh-write.js';
