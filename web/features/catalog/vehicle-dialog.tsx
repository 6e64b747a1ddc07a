import { useEffect, useRef, useState } from 'react'
import type { Make } from '#contract/catalog.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { ToldVehicle } from './told-vehicle.ts'
import VehiclePicker from './vehicle-picker.tsx'
import { VinField } from './vin-field.tsx'

type VehicleDialogProps = {
  onClose: () => void
  /** What a number has told already, to be completed. */
  told?: ToldVehicle
}

/** The vehicle picker over a page, which stays; it fetches the makes itself. */
export default function VehicleDialog({ onClose, told: toldBefore }: VehicleDialogProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const [makes, setMakes] = useState<Make[] | 'failed'>()
  const [told, setTold] = useState(toldBefore?.make?.sold ? toldBefore : undefined)
  // The picker begins anew with every number.
  const [round, setRound] = useState(0)
  const body = useRef<HTMLDivElement>(null)
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
      {Array.isArray(makes) && (
        <div ref={body}>
          <VehiclePicker
            key={round}
            makes={makes}
            told={told}
            // Closed by itself, so that the focus goes back where it was.
            onChosen={() => body.current?.closest('dialog')?.close()}
          />
          <VinField
            onTold={(vehicle) => {
              setTold(vehicle)
              setRound(round + 1)
            }}
          />
        </div>
      )}
    </ModalDialog>
  )
}
