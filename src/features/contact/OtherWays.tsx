import { Box } from '@chakra-ui/react';
import { type CompanyInfos, DirectLines } from './DirectLines';

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
