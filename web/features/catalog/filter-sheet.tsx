import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'

type FilterSheetProps = React.ComponentProps<typeof FilterPanel> & { onClose: () => void }

/** The filters on a phone: over the page, with the number of results always visible. */
export default function FilterSheet({ onClose, ...panel }: FilterSheetProps) {
  const { t } = useTranslation('catalog')
  return (
    <ModalDialog
      shape="sheet"
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      onClose={onClose}
      footer={
        <form method="dialog">
          <button type="submit" className="button button-primary w-full">
            {t('filters.show', { count: panel.view.total })}
          </button>
        </form>
      }
    >
      <FilterPanel {...panel} />
    </ModalDialog>
  )
}
