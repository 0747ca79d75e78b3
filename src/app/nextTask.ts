/** Between two tasks the browser draws and answers the visitor. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
