import { Box } from '@chakra-ui/react';
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

type OtherWaysProps = {
  text: string;
  infos: CompanyInfos;
  /** Something has gone wrong; else it is how things are. */
  isFault?: boolean;
};

/** What stands in the way of the form, and how to reach the company all the same. */
export function OtherWays({ text, infos, isFault = true }: OtherWaysProps) {
  return (
    <Box
      maxWidth="measure"
      paddingInlineStart="4"
      borderInlineStartWidth="4px"
      borderColor={isFault ? 'danger' : 'accent'}
    >
      <p>{text}</p>
      <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="2" marginTop="3" textStyle="label">
        <DirectLines infos={infos} />
      </Box>
    </Box>
  );
}
