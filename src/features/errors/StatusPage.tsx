import type { BasePageContext } from '../../components/seo/basePageContext';
import { PageHead } from '../../components/seo/PageHead';
import { ErrorMessage } from './ErrorMessage';

/** Page served with an error status. */
export function StatusPage({ status, pageContext }: { status: number; pageContext: BasePageContext }) {
  return (
    <>
      <PageHead pageContext={pageContext} />
      <ErrorMessage status={status} locale={pageContext.language} />
    </>
  );
}
