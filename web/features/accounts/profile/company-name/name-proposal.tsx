import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'

type NameProposalProps = { name: string; onAccept: (name: string) => void }

/** A spelling of the company's name to take over and change; nothing is stored without that. */
export function NameProposal({ name, onAccept }: NameProposalProps) {
  const { t } = useTranslation('account')
  const proposed = name.slice(0, profileLengths.name).trim()
  if (proposed === '') return null
  return (
    <p className="form-wide flex flex-wrap items-baseline gap-x-3 text-sm">
      <span>
        {t('about.proposal')} <bdi className="font-semibold">{proposed}</bdi>
      </span>
      <button type="button" className="text-button" onClick={() => onAccept(proposed)}>
        {t('about.accept')}
      </button>
    </p>
  )
}
