import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Listed } from './listed.ts'
import './listed-note.css'

const ownApplicationData = callQuery('getOwnApplication', {})

/**
 * On the home page after a part was listed: that it is online, where, and the way to the next one; or that it waits
 * with its company.
 */
export default function ListedNote({ listed }: { listed: Listed }) {
  const { data, failure } = useData(ownApplicationData)
  if (!data && !failure) return null
  return <Note listed={listed} isShown={!data || data.status === 'approved'} />
}

function Note({ listed, isShown }: { listed: Listed; isShown: boolean }) {
  const { t } = useTranslation('sell')
  const [open, setOpen] = useState(true)
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    // Who listed the part hears of it first; going back or reloading tells it no more.
    note.current?.focus({ preventScroll: true })
    history.replaceState({ ...(history.state as object), usr: null }, '')
  }, [])
  if (!open) return null
  return (
    <section ref={note} tabIndex={-1} aria-labelledby="listed" className="listed-note">
      <Icon name="check" className="listed-sign" />
      <div className="listed-text">
        <h2 id="listed">{isShown ? t('listed.title') : t('listed.savedTitle')}</h2>
        <p>
          <bdi>{listed.name}</bdi> {isShown ? t('listed.text') : t('listed.savedText')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={isShown ? listed.page : '/my-listing'} className="button">
          {isShown ? t('listed.open') : t('listed.mine')}
        </Link>
        <Link to="/sell-your-parts" className="button button-primary">
          {t('listed.another')}
        </Link>
      </div>
      <button
        type="button"
        className="listed-close"
        aria-label={t('listed.close')}
        onClick={() => {
          setOpen(false)
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
