import { useState } from 'react'
import { useTranslation } from '../i18n.ts'
import { usePrivatePicture } from './use-private-picture.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import './private-picture.css'

/** A small picture that only some accounts may see; pressed, it is enlarged. */
export function PrivatePicture({ url, number }: { url: string; number: number }) {
  const { t } = useTranslation('account')
  const { place, picture, failed, retry } = usePrivatePicture(url)
  const [large, setLarge] = useState(false)
  const name = t('picture.name', { number })
  return (
    <div ref={place} className="private-picture">
      {picture ? (
        <button
          type="button"
          aria-label={t('picture.enlarge', { number })}
          onClick={() => setLarge(true)}
        >
          <img src={picture.address} alt="" />
        </button>
      ) : failed ? (
        <button type="button" className="link text-sm" onClick={retry}>
          {t('picture.notLoaded')}
          <br />
          {t('shell:retry')}
        </button>
      ) : (
        <span className="skeleton" />
      )}
      {large && picture && (
        <ModalDialog
          shape="wide"
          title={name}
          closeLabel={t('picture.close')}
          onClose={() => setLarge(false)}
        >
          <img src={picture.address} alt={name} className="mx-auto max-h-full object-contain" />
        </ModalDialog>
      )}
    </div>
  )
}
