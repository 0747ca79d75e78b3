import { Box } from '@chakra-ui/react/box';
import { Wrap } from '../../components/ui/layout';
import { PhoneLink, TextAnchor } from '../../components/ui/TextLink';

/** Codes are those of the content API. */
export type CompanyInfos = readonly { code: string; content: string }[];

export function contentOf(infos: CompanyInfos, wanted: string): string | undefined {
  return infos.find(({ code }) => code === wanted)?.content;
}

export function DirectLines({ infos }: { infos: CompanyInfos }) {
  const phone = contentOf(infos, 'PHONE');
  const email = contentOf(infos, 'EMAIL');
  return (
    <>
      {phone && <PhoneLink phone={phone} />}
      {email && <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>}
    </>
  );
}

type OtherWaysProps = {
  text: string;
  infos: CompanyInfos;
  /** An error rather than a notice. */
  isFault?: boolean;
};

/** Why the form is unavailable, and other ways to reach the company. */
export function OtherWays({ text, infos, isFault = true }: OtherWaysProps) {
  return (
    <Box
      maxWidth="measure"
      paddingInlineStart="4"
      borderInlineStartWidth="4px"
      borderColor={isFault ? 'danger' : 'accent'}
    >
      <p>{text}</p>
      <Wrap columnGap="6" rowGap="2" marginTop="3" textStyle="label">
        <DirectLines infos={infos} />
      </Wrap>
    </Box>
  );
}
