import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePrivatePicture } from '#web/shell/members/use-private-picture.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

/** A picture of a return, which only its two sides may see; pressed, it is enlarged. */
export function ReturnPicture({ url, number }: { url: string; number: number }) {
  const { t } = useTranslation('returns')
  const { place, picture, failed, retry } = usePrivatePicture(url)
  const [large, setLarge] = useState(false)
  const name = t('card.picture', { number })
  return (
    <div ref={place} className="return-picture">
      {picture ? (
        <button
          type="button"
          aria-label={t('card.enlarge', { number })}
          onClick={() => setLarge(true)}
        >
          <img src={picture.address} alt="" />
        </button>
      ) : failed ? (
        <button type="button" className="link text-sm" onClick={retry}>
          {t('card.notLoaded')}
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
          closeLabel={t('card.close')}
          onClose={() => setLarge(false)}
        >
          <img src={picture.address} alt={name} className="mx-auto max-h-full object-contain" />
        </ModalDialog>
      )}
    </div>
  )
}
