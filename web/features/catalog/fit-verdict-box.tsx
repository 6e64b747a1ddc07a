import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { fitSigns } from './fit-chip.tsx'
import { fitVerdict, unpackFits } from './fit-verdict.ts'
import { namesOf, saveVehicle, useVehicle, vehicleText } from './vehicle.ts'

const VehicleDialog = lazy(() => import('./vehicle-dialog.tsx'))

/** Whether the part fits "my vehicle", with the reason; asks for the vehicle when there is none. */
export function FitVerdictBox({ fits }: { fits: string }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const vehicle = useVehicle()
  const hydrated = useHydrated()
  const [choosing, setChoosing] = useState(false)
  const verdict = vehicle && fitVerdict(unpackFits(fits), namesOf(vehicle))
  const text = vehicle ? vehicleText(vehicle, language) : ''
  const note =
    verdict === null
      ? t('fit.unknownNote')
      : verdict.kind === 'check'
        ? t(`fit.because.${verdict.because}`)
        : t(`fit.${verdict.kind}Note`)
  return (
    <section className="fit-box" data-fit={verdict?.kind ?? 'unknown'}>
      <span className="fit-sign" aria-hidden="true">
        {verdict ? fitSigns[verdict.kind] : '?'}
      </span>
      <div className="min-w-0 flex-1">
        <p role="status">
          <strong className="block">
            {verdict ? t(`fit.${verdict.kind}Vehicle`, { vehicle: text }) : t('fit.unknown')}
          </strong>
          <span className="text-sm">{note}</span>
        </p>
        <button
          type="button"
          className={`fit-change tap-target ${hydrated ? '' : 'invisible'}`}
          onClick={() => setChoosing(true)}
        >
          {t(verdict ? 'vehicle.change' : 'fit.choose')}
        </button>
      </div>
      {verdict && (
        <button
          type="button"
          className="fit-clear"
          aria-label={t('vehicle.clear')}
          onClick={() => saveVehicle(null)}
        >
          <Icon name="close" />
        </button>
      )}
      {choosing && (
        <Suspense>
          <VehicleDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}
