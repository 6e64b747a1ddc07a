/** What is said about every code. */
export const codeNotes = {
  en: [
    'The code is valid for 5 minutes. Never share it: Ghiyar will never ask you for it.',
    'If you did not request it, ignore this message.',
  ],
  ar: [
    'الرمز صالح لمدة 5 دقائق. لا تشاركه مع أحد: لن يطلبه منك أي شخص من غيار.',
    'إن لم تطلب هذا الرمز فتجاهل هذه الرسالة.',
  ],
}
