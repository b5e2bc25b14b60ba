/** How the picture of a piece lies above the cloth while it is carried; a strict policy allows no attribute for it. */
export const ALOFT: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  left: '0',
  top: '0',
  zIndex: '9',
  pointerEvents: 'none',
};
