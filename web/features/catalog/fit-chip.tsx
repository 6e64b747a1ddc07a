import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { fitVerdict, unpackFits } from './fit-verdict.ts'
import { namesOf, useVehicle, type Vehicle, vehicleText } from './vehicle.ts'

/** A symbol for each verdict, so that it isn't expressed by colour alone. */
export const fitSigns = { fits: '✓', check: '!', notListed: '–' } as const

/**
 * Whether a listing fits the vehicle that was asked for, else "my vehicle"; empty without either, and where only the
 * year that was asked for is missing. The vehicle stands once above the list: on each card it is named for screen
 * readers and pointers only.
 */
export function FitChip({ fits, asked }: { fits: string; asked: Vehicle | undefined }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const mine = useVehicle()
  const isMine = asked?.model?.name === mine?.model?.name && asked?.make.name === mine?.make.name
  const vehicle = isMine && !asked?.year ? mine : (asked ?? mine)
  if (!vehicle) return null
  const { kind } = fitVerdict(unpackFits(fits), namesOf(vehicle))
  if (kind === 'check' && vehicle === asked && !asked.year) return null
  const words = t(`fit.${kind}Vehicle`, { vehicle: vehicleText(vehicle, language) })
  return (
    <span className="card-fit" data-fit={kind} title={words}>
      <span aria-hidden="true">
        {fitSigns[kind]} {t(`fit.short.${kind}`)}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
