import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Warning = chakra('p', {
  base: {
    maxWidth: 'measure',
    paddingInlineStart: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'accent',
    color: 'fg',
  },
});

/** Stands before any performance, as large as the figures (delegated regulation (EU) 2017/565, article 44). */
export function PastPerformanceWarning() {
  const { t } = useTranslation();
  return <Warning>{t('funds:pastPerformance')}</Warning>;
}
