import { useTranslation } from '#web/shell/i18n.ts'

/** What the tools of a text with form are called. */
export function useEditorTexts() {
  const { t } = useTranslation('account')
  return {
    toolbar: t('editor.toolbar'),
    bold: t('editor.bold'),
    italic: t('editor.italic'),
    underline: t('editor.underline'),
    heading: t('editor.heading'),
    subheading: t('editor.subheading'),
    bullets: t('editor.bullets'),
    numbers: t('editor.numbers'),
    link: t('editor.link'),
    undo: t('editor.undo'),
    redo: t('editor.redo'),
    address: t('editor.address'),
    addLink: t('editor.addLink'),
    removeLink: t('editor.removeLink'),
    cancel: t('editor.cancel'),
    badAddress: t('editor.badAddress'),
  }
}
