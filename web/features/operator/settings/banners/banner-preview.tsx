import type { BannerKind } from '#contract/banner-kinds.ts'
import { useTranslation } from '#web/shell/i18n.ts'

type BannerPreviewProps = { kind: BannerKind; link: string | null; text: string }

/** A banner as pages have it, but for what closes it. */
export function BannerPreview({ kind, link, text }: BannerPreviewProps) {
  const { t } = useTranslation('operator')
  return (
    <div className="site-banner" data-kind={kind}>
      <p>
        <bdi>{text}</bdi>{' '}
        {link && (
          <a className="link" href={link}>
            {t('banners.more')}
          </a>
        )}
      </p>
    </div>
  )
}
