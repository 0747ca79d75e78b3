import { TextAnchor } from '../../components/ui/TextLink';

/** Infos of the company by code, as the content system gives them. */
export type CompanyInfos = readonly { code: string; content: string }[];

/** Phone and mail of the company as links, those that it has. */
export function DirectLines({ infos }: { infos: CompanyInfos }) {
  const values = new Map(infos.map(({ code, content }) => [code, content]));
  const phone = values.get('PHONE');
  const email = values.get('EMAIL');
  return (
    <>
      {phone && <TextAnchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextAnchor>}
      {email && <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>}
    </>
  );
}
