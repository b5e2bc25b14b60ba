// engines: animation
import { Motion, framesIn } from '../../src/table/play/motion.js';
import { beat, expect, place } from './on-a-page.js';

it('a movement that begins while all are paused stands still until it is released', async () => {
  const motion = new Motion();
  const card = place();
  motion.hold(true);
  const moved = motion.animate(card, framesIn('translateX(10px)'), 1);
  const [animation] = card.getAnimations();
  await beat();
  expect(animation!.playState).to.equal('paused');
  motion.hold(false);
  await moved;
  expect(animation!.playState).to.equal('finished');
});
