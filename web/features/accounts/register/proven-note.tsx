import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type ProvenNoteProps = {
  identity: string
  text: string
  /** The next step. */
  next: string
  edit: string
  onEdit: () => void
}

/** For somebody who comes back to a step that is done: go on, or do it anew. */
export function ProvenNote({ identity, text, next, edit, onEdit }: ProvenNoteProps) {
  const { t } = useTranslation('register')
  return (
    <div className="grid justify-items-start gap-5">
      <p className="flex gap-2 items-start py-3 px-4 rounded-control bg-fits-ground text-fits">
        <Icon name="check" />
        <span>
          {text}{' '}
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {identity}
          </bdi>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={next} className="button button-primary">
          {t('continue')}
        </Link>
        <button type="button" onClick={onEdit} className="button">
          {edit}
        </button>
      </div>
    </div>
  )
}
