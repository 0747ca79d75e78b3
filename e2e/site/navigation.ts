import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits for hydration, so that the next step does not come too early. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Whether React has hydrated the whole page. It attaches itself to elements long before that, while it is still
 * working on others; Gatsby's performance mark is lost where a test sets the page's clock.
 */
function isTakenOver(): boolean {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const container = document.getElementById('___gatsby') ?? {};
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root = key === undefined ? undefined : (Reflect.get(container, key) as Root);
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Resolves once React's queue is empty: effects run in a task after hydration. */
async function afterQueuedTasks(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Resolves once the whole page is hydrated, effects included; never without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await page.evaluate(afterQueuedTasks);
}

/** Navigates as a link would, without loading a new document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (Reflect.get(window, '___navigate') as (path: string) => void)(to);
  }, path);
  await expect(page).toHaveURL(path);
}

/** Follows a visible internal link and waits for its page. */
export async function follow(within: Locator, path: string): Promise<void> {
  const page = within.page();
  await within.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
}

/** Clicks a link in the footer without waiting: its page may fail to load. */
export async function followInFooter(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
}

/** Main heading of the current page. */
export function titleOf(page: Page): Promise<string> {
  return page.locator('main h1').innerText();
}
