// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// The numbers of a layer in a frame: Sources/SuppleScene/Layer.swift.

/** A layer of a frame. Lengths are in points, angles in radians; `x` and `y` are the centre. */
export interface Layer {
  role: number;
  item: number;
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  opacity: number;
  angle: number;
  /** The distance behind the screen. */
  depth: number;
  perspective: number;
  topRadius: number;
  bottomRadius: number;
  /** The colour as 0xRRGGBBAA, or -1 for none. */
  fill: number;
  /** The index of the outline's first number, from the frame's start. */
  path: number;
  /** The length of the outline, in numbers. */
  pathLength: number;
  label: number;
  /** The count, the exceeded count, or the number of the label's text. */
  text: number;
  shadowOpacity: number;
  shadowOffset: number;
  shadowRadius: number;
  face: number;
  dimming: number;
  hitOutset: number;
  traits: number;
  /** The width of the border outside of the edge. */
  borderWidth: number;
  /** The rotation in the plane of the screen, clockwise. */
  rotation: number;
  /** The opacity of a slot's content on its ground. */
  contentOpacity: number;
  /** The displacement of a slot's content to the right. */
  contentOffset: number;
  /** The saturation of a slot's content. */
  saturation: number;
}

/** The parts of a layer in the order in which a frame has them. */
export const layerParts: readonly (keyof Layer)[] = [
  'role', 'item', 'index', 'x', 'y', 'width', 'height', 'scale', 'opacity', 'angle', 'depth', 'perspective',
  'topRadius', 'bottomRadius', 'fill', 'path', 'pathLength', 'label', 'text', 'shadowOpacity', 'shadowOffset',
  'shadowRadius', 'face', 'dimming', 'hitOutset', 'traits', 'borderWidth', 'rotation', 'contentOpacity',
  'contentOffset', 'saturation',
];
