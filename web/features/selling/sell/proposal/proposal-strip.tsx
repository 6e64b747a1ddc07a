import { useEffect, useRef, useState } from 'react'
import type { Proposal } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import type { SellValues } from '../sell-values.ts'
import { filledFields, fillingOf, takenBack } from './filling.ts'
import './proposal.css'

type ProposalStripProps = {
  proposal: Proposal | undefined
  values: SellValues
  onFill: (filling: Partial<SellValues>) => void
}

/** What the number or the name tells of the part, to be taken over at one press, and given back. */
export function ProposalStrip({ proposal, values, onFill }: ProposalStripProps) {
  const { t } = useTranslation('sell')
  const [taken, setTaken] = useState<{ filling: Partial<SellValues>; before: SellValues }>()
  const strip = useRef<HTMLDivElement>(null)
  const filling = proposal ? fillingOf(proposal, values) : {}
  const fields = filledFields(filling)
  useEffect(() => setTaken(undefined), [values.partSKU])

  // The button that was pressed gives way to the other one.
  const focusButton = useFocusAfterRender(() => strip.current?.querySelector('button'))
  const take = () => {
    setTaken({ filling, before: values })
    onFill(filling)
    focusButton()
  }
  const undo = () => {
    if (taken) onFill(takenBack(taken.filling, taken.before, values))
    setTaken(undefined)
    focusButton()
  }
  return (
    <div ref={strip} role="status" className="form-wide empty:hidden">
      {taken ? (
        <p className="proposal" data-taken>
          <Icon name="check" />
          <span className="proposal-text">
            {t('proposal.taken', { count: filledFields(taken.filling).length })}
          </span>
          <button type="button" className="text-button" onClick={undo}>
            <Icon name="undo" className="turns" />
            {t('undo')}
          </button>
        </p>
      ) : (
        proposal &&
        fields.length > 0 && (
          <div className="proposal">
            <div className="proposal-text">
              <p>
                <Summary proposal={proposal} />
              </p>
              <p className="text-muted text-sm">
                {t('proposal.fills', {
                  fields: fields
                    .map((name) => t(`proposal.fields.${name}`))
                    .join(t('proposal.and')),
                })}
              </p>
            </div>
            <button type="button" className="button" onClick={take}>
              {t('proposal.take')}
            </button>
          </div>
        )
      )}
    </div>
  )
}

function Summary({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('sell')
  const { by, offers, partName, category, subCategory } = proposal
  const cars = proposal.fits.flatMap(({ make, models }) =>
    models.length === 0 ? [make.label] : models.map(({ label }) => label),
  )
  const kind = [subCategory?.label ?? category?.label, cars.slice(0, 3).join(', ')]
  const rest = kind.filter(Boolean).join(' · ')
  return (
    <>
      {by === 'number' ? t('proposal.byNumber', { count: offers }) : t('proposal.byName')}{' '}
      <strong>
        <bdi>{by === 'number' ? partName : rest}</bdi>
      </strong>
      {by === 'number' && rest && (
        <>
          {' · '}
          <bdi>{rest}</bdi>
        </>
      )}
    </>
  )
}
