import { type Browser, chromium } from '@playwright/test';

/**
 * A Chromium with an empty profile. The run handles signals: Playwright would exit before the servers.
 *
 * @param debuggingPort where other programs may steer it, too
 */
export function openChromium(executablePath: string, debuggingPort?: number): Promise<Browser> {
  const steering = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...steering],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
