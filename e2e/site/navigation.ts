import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over, so that what follows is not done too early. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Whether React has put the whole page in place of the server's HTML. It attaches itself to elements long before that, while
 * it is still at work on others; Gatsby's mark of the moment is lost where a test has set the page's clock.
 */
function isTakenOver(): boolean {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const container = document.getElementById('___gatsby') ?? {};
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root = key === undefined ? undefined : (Reflect.get(container, key) as Root);
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Resolves when what React has queued has been done: its effects come in a task after the page is taken over. */
async function afterQueuedTasks(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Resolves when the page has been hydrated as a whole, its effects included; without scripts it never does. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await page.evaluate(afterQueuedTasks);
}

/** Goes to another page as a link would, without loading a new document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (Reflect.get(window, '___navigate') as (path: string) => void)(to);
  }, path);
  await expect(page).toHaveURL(path);
}

/** Follows a link that the visitor can see to another page of this site, and waits for that page. */
export async function follow(within: Locator, path: string): Promise<void> {
  const page = within.page();
  await within.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
}

/** Chooses a link of the footer, and waits for nothing: what it leads to may be lost. */
export async function followInFooter(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
}

/** The main heading of the page that shows. */
export function titleOf(page: Page): Promise<string> {
  return page.locator('main h1').innerText();
}
