/** What operators edit; of the last three there is one each, with its kind as its id. */
export const contentKinds = ['article', 'page', 'questions', 'promises', 'office'] as const
export type ContentKind = (typeof contentKinds)[number]

/**
 * How an item stands: as the files of the release have it, changed by an operator, an article that has no file, one that
 * is only scheduled, or one that isn't shown.
 */
export const contentStates = ['delivered', 'changed', 'added', 'scheduled', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

/** What a version is: a text, the file of the release again, or nothing, which only articles can be. */
export const contentSteps = ['saved', 'delivered', 'withdrawn'] as const
export type ContentStep = (typeof contentSteps)[number]

export const versionStates = ['scheduled', 'in_force', 'past', 'withdrawn'] as const
export type VersionState = (typeof versionStates)[number]

/** The parts of a version: what all languages share, and each language. */
export const contentAspects = ['facts', 'en', 'ar', 'fr', 'zh'] as const
export type ContentAspect = (typeof contentAspects)[number]

export const contentLengths = {
  id: 80,
  title: 120,
  industry: 60,
  summary: 200,
  /** Markdown, in each language. */
  body: 30_000,
  promiseTitle: 60,
  promiseText: 200,
  socialName: 30,
  socialUrl: 300,
  reason: 300,
} as const

export const articleIdForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const pictureForm = /^[a-z0-9-]{1,40}$/
/** The drawings in `web/public/news/`. */
export const articlePictures = [
  ...['ac-compressor', 'alternator', 'battery', 'brake-pad', 'control-arm', 'ecu', 'headlamp'],
  ...['oil-filter', 'radiator', 'shock', 'spark-plug', 'timing-belt'],
] as const

export const promiseIcons = [
  ...(['number', 'price', 'contact', 'seller', 'delivery', 'return', 'time', 'language'] as const),
] as const
export type PromiseIcon = (typeof promiseIcons)[number]
/** As many as the home page shows. */
export const promiseCount = 4

export const officePhoneForm = /^\+[1-9]\d{6,14}$/
export const clockForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const socialUrlForm = /^https:\/\/[^\s\\]+$/
export const mostSocialLinks = 8
export const mostOfficeSpans = 14
export const popularRange = { min: 1, max: 99 } as const

/** Articles that have no file. */
export const mostAddedArticles = 200
/** Scheduled at once, of each item. */
export const mostScheduledVersions = 10
/** How far ahead a version can be scheduled. */
export const contentDaysAhead = 366

/**
 * A line that begins with more quotes and lists within one another than any text needs: reading it would take long.
 */
export const tooDeep = /^(?:[ \t]{0,9}(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){12}/m
