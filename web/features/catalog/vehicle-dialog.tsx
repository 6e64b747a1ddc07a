import { useEffect, useState } from 'react'
import type { Make } from '#contract/catalog.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import VehiclePicker from './vehicle-picker.tsx'

/** The vehicle picker over a page, which stays; it fetches the makes itself. */
export default function VehicleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const [makes, setMakes] = useState<Make[] | 'failed'>()
  useEffect(() => {
    const leaving = new AbortController()
    browserApi(language, leaving.signal)
      .call('getMakes', {})
      .then(({ items }) => setMakes(items))
      .catch(() => leaving.signal.aborted || setMakes('failed'))
    return () => leaving.abort()
  }, [language])
  return (
    <ModalDialog title={t('vehicle.title')} closeLabel={t('filters.close')} onClose={onClose}>
      {makes === 'failed' && <p role="alert">{t('vehicle.failed')}</p>}
      {Array.isArray(makes) && <VehiclePicker makes={makes} onChosen={onClose} />}
    </ModalDialog>
  )
}
