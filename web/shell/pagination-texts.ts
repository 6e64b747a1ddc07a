import type { PageTexts } from '#web/ui/pagination.tsx'
import { useTranslation } from './i18n.ts'

/** The texts of the pages of a list. */
export function usePaginationTexts({ page, pages }: { page: number; pages: number }): PageTexts {
  const { t } = useTranslation()
  return {
    label: t('nav.pages'),
    previous: t('nav.previous'),
    next: t('nav.next'),
    position: t('nav.page', { page, pages }),
  }
}
