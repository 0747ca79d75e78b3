import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Put there by {@link collectPolicyViolations}. */
    reportPolicyViolation?: (violation: string) => void;
  }
}

/** Runs in every page before its own scripts: tells what the content security policy has stopped. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.reportPolicyViolation?.(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Collects from now on what the content security policy stops in any page of this visitor. */
export async function collectPolicyViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportPolicyViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    // What is stopped before the page can listen, and headers that the browser cannot read.
    if (/Content Security Policy|Permissions-Policy|Cross-Origin-/.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
