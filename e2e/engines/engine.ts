/** A browser as the walk uses it: places in pixels of the window, keys by their name in `KeyboardEvent.key`. */
export interface Engine {
  /** Includes the version. */
  name: string;
  /** Resolves when the page is loaded. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<void>;
  movePointer: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Errors of the console since the last call, blocked loads among them. */
  takeErrors: () => Promise<string[]>;
  /** The page on paper, as a PDF. */
  print: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export type Key = ' ' | 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';
