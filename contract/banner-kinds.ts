/** What a banner is: something to know, or to watch out for. */
export const bannerKinds = ['info', 'warning'] as const
export type BannerKind = (typeof bannerKinds)[number]
/** Who sees it. */
export const bannerAudiences = ['all', 'garages', 'sellers'] as const
export type BannerAudience = (typeof bannerAudiences)[number]
export const bannerStates = ['shown', 'scheduled', 'ended'] as const
export type BannerState = (typeof bannerStates)[number]
export const longestBannerText = 200
export const longestBannerLink = 300
/** Shown or scheduled at once, all together. */
export const mostBanners = 20
/** A page of this site, or an address of another one. */
export const bannerLinkForm = /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/
