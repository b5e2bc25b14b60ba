/** The pages that teach the games, in the order of the README. */
import type { Lesson } from './lesson.ts';
import { einundvierzigLesson } from './einundvierzig.ts';
import { faroLesson } from './faro.ts';
import { studLesson } from './stud.ts';
import { trenteQuaranteLesson } from './trente-quarante.ts';

export const LESSONS = [
  trenteQuaranteLesson,
  studLesson,
  einundvierzigLesson,
  faroLesson,
] as unknown as readonly Lesson[];
