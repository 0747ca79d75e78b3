import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ruled } from '../../../components/ui/layout';
import { ButtonLink } from '../../../components/ui/Button';
import { Heading } from '../../../components/ui/Heading';
import { visibleTo } from '../../../profiles/profileVisibility';
import { CopyIsinButton, useCharacteristics } from '../facts/FundCharacteristics';
import { DocumentList, DocumentRows } from '../DocumentList';
import { FactList } from '../facts/FactList';
import { numberedStep } from '../../../theme/recipes';
import type { FundView } from '../fundViews';
import type { ShareView } from '../shareViews';
import { ForEachShare, type TabProps } from './TabPart';

const StepRoot = chakra('li', {
  base: {
    ...numberedStep,
    gridTemplateColumns: { base: '2.5rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr)' },
    paddingBlock: '8',
    _before: { ...numberedStep._before, lineHeight: '1' },
  },
});

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <StepRoot>
      <div>
        <Heading textStyle="subheading" marginBottom="2">
          {title}
        </Heading>
        <Box as="p" maxWidth="measure" marginBottom="4">
          {text}
        </Box>
        {children}
      </div>
    </StepRoot>
  );
}

/** The steps from the documents to settlement. */
function SubscriptionSteps({ fund, share }: { fund: FundView; share: ShareView }) {
  const { t } = useTranslation();
  const documents = [...share.documents, ...fund.documents];
  const forms = documents.filter(({ code }) => code === 'SUBSCRIPTION');
  const { dealing, fees } = useCharacteristics(fund, share);
  const terms = [...dealing, ...fees.filter(({ code }) => code === 'subscription')];
  return (
    <Box as="ol" counterReset="step">
      <Step title={t('funds:subscribe.read')} text={t('funds:subscribe.readText')}>
        <DocumentList documents={documents.filter(({ code }) => code === 'KIID' || code === 'PROSPECTUS')} />
      </Step>
      <Step
        title={t('funds:subscribe.order')}
        text={t('funds:subscribe.orderText', { share: share.name, isin: share.isin })}
      >
        <CopyIsinButton isin={share.isin} />
        {forms.length > 0 && (
          <Box marginTop="6" {...visibleTo(forms.flatMap((form) => form.visibleTo))}>
            <Box as="p" maxWidth="measure" marginBottom="4">
              {t('funds:subscribe.form')}
            </Box>
            <DocumentRows documents={forms} />
          </Box>
        )}
      </Step>
      <Step title={t('funds:subscribe.dealing')} text={t('funds:subscribe.dealingText')}>
        {terms.length > 0 && <FactList facts={terms} arrangement="columns" />}
      </Step>
    </Box>
  );
}

/** Explains how to subscribe and on what terms, with a link to the contact page. */
export function SubscribeTab({ fund, shares, contactPath }: TabProps) {
  const { t } = useTranslation();
  return (
    <>
      <ForEachShare shares={shares}>
        {(share) => <SubscriptionSteps fund={fund} share={share} />}
      </ForEachShare>
      <Ruled paddingTop="8">
        <Box as="p" textStyle="lead" maxWidth="measure" marginBottom="6">
          {t('funds:subscribe.question')}
        </Box>
        <ButtonLink to={contactPath}>{t('funds:contactUs')}</ButtonLink>
      </Ruled>
    </>
  );
}
