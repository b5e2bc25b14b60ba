/** For what a box with little room spares the eye: only screen readers are told it. */
const css = String.raw;

export const unseen = css`
  position: absolute;
  clip-path: inset(50%);
`;
