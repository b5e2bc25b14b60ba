/** The pages that teach the games, in the order of the README. */
import type { Lesson } from './lesson.ts';
import { einundvierzigLesson } from './einundvierzig.ts';

export const LESSONS = [einundvierzigLesson] as unknown as readonly Lesson[];
