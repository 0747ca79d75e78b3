import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/ui/Section';
import { type CompanyInfos, DirectLines } from './OtherWays';

/** Address, phone and mail of the company. */
export function Whereabouts({ infos }: { infos: CompanyInfos }) {
  const { t } = useTranslation();
  const values = new Map(infos.map(({ code, content }) => [code, content]));
  const zipAndCity = [values.get('ZIP_CODE'), values.get('CITY')].filter(Boolean).join(' ');
  const lines = [values.get('ADDRESS'), zipAndCity, values.get('COUNTRY')].filter(Boolean);
  return (
    <Section id="whereabouts" title={t('common:whereabouts')}>
      <Box as="address" fontStyle="normal" textStyle="lead" display="grid" gap="4">
        <div>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <DirectLines infos={infos} />
      </Box>
    </Section>
  );
}
