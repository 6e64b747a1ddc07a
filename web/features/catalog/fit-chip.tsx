import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { fitVerdict, unpackFits } from './fit-verdict.ts'
import { namesOf, useVehicle, vehicleText } from './vehicle.ts'

/** A symbol for each verdict, so that it isn't expressed by colour alone. */
export const fitSigns = { fits: '✓', check: '!', notListed: '–' } as const

/** Whether a listing fits "my vehicle"; empty until the browser has a vehicle. */
export function FitChip({ fits }: { fits: string }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const vehicle = useVehicle()
  if (!vehicle) return null
  const { kind } = fitVerdict(unpackFits(fits), namesOf(vehicle))
  return (
    <p className="card-fit" data-fit={kind}>
      <span aria-hidden="true">{fitSigns[kind]}</span>
      <span>{t(`fit.${kind}Vehicle`, { vehicle: vehicleText(vehicle, language) })}</span>
    </p>
  )
}
