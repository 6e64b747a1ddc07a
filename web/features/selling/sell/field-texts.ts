import { pictureBytes } from '#contract/listing-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { PictureListTexts } from '#web/ui/form/picture-list-props.ts'
import type { RichTextTexts } from '#web/ui/form/rich-text-toolbar.tsx'

const megabytes = pictureBytes / 1024 / 1024

/** All words of the pictures. */
export function usePictureTexts(): PictureListTexts {
  const { t } = useTranslation('sell')
  return {
    add: t('pictures.add'),
    drop: t('pictures.drop'),
    cover: t('pictures.cover'),
    crop: t('pictures.crop'),
    remove: t('pictures.remove'),
    earlier: t('pictures.earlier'),
    later: t('pictures.later'),
    moved: (from, to) => t('pictures.moved', { from, to }),
    picture: (number) => t('pictures.picture', { number }),
    preparing: t('pictures.preparing'),
    cropTitle: t('pictures.cropTitle'),
    cropHint: t('pictures.cropHint'),
    zoom: t('pictures.zoom'),
    turn: t('pictures.turn'),
    cut: t('pictures.cut'),
    cancel: t('cancel'),
    close: t('cancel'),
    refused: {
      type: t('pictures.refused.type'),
      size: t('pictures.refused.size', { megabytes }),
      empty: t('pictures.refused.empty'),
      broken: t('pictures.refused.broken'),
      small: t('pictures.refused.small'),
      many: t('pictures.refused.many'),
    },
  }
}

/** All words of the description's tools. */
export function useRichTextTexts(): RichTextTexts {
  const { t } = useTranslation('sell')
  return {
    toolbar: t('richText.toolbar'),
    bold: t('richText.bold'),
    italic: t('richText.italic'),
    underline: t('richText.underline'),
    heading: t('richText.heading'),
    subheading: t('richText.subheading'),
    bullets: t('richText.bullets'),
    numbers: t('richText.numbers'),
    link: t('richText.link'),
    undo: t('undo'),
    redo: t('richText.redo'),
    address: t('richText.address'),
    addLink: t('richText.addLink'),
    removeLink: t('richText.removeLink'),
    cancel: t('cancel'),
    badAddress: t('richText.badAddress'),
  }
}
