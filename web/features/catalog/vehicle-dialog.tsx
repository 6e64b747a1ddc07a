import { useEffect, useRef, useState } from 'react'
import type { Make } from '#contract/catalog.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { VehicleCandidates } from './vehicle-candidates.ts'
import VehiclePicker from './vehicle-picker.tsx'
import { VinField } from './vin-field.tsx'

type VehicleDialogProps = {
  onClose: () => void
  /** What a number has already identified. */
  candidates?: VehicleCandidates
}

/** The vehicle picker over a page; it loads the makes itself. */
export default function VehicleDialog({
  onClose,
  candidates: initialCandidates,
}: VehicleDialogProps) {
  usePageTexts()
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const [makes, setMakes] = useState<Make[] | 'failed'>()
  const [candidates, setCandidates] = useState(
    initialCandidates?.make?.sold ? initialCandidates : undefined,
  )
  // Remounts the picker for every number.
  const [attempt, setAttempt] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getMakes', {})
      .then(({ items }) => setMakes(items))
      .catch(() => controller.signal.aborted || setMakes('failed'))
    return () => controller.abort()
  }, [language])
  return (
    <ModalDialog title={t('vehicle.title')} closeLabel={t('filters.close')} onClose={onClose}>
      {makes === 'failed' && <p role="alert">{t('vehicle.failed')}</p>}
      {Array.isArray(makes) && (
        <div ref={body}>
          <VehiclePicker
            key={attempt}
            makes={makes}
            candidates={candidates}
            // Closes the dialog itself, so that the focus returns to its opener.
            onChosen={() => body.current?.closest('dialog')?.close()}
          />
          <VinField
            onDecoded={(vehicle) => {
              setCandidates(vehicle)
              setAttempt(attempt + 1)
            }}
          />
        </div>
      )}
    </ModalDialog>
  )
}
