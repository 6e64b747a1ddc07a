/** Pages about the marketplace: below "More" and in the footer. */
export const moreLinks = [
  { to: '/how-it-works', text: 'nav.howItWorks' },
  { to: '/about-us', text: 'nav.about' },
  { to: '/become-buyer', text: 'nav.becomeBuyer' },
  { to: '/become-seller', text: 'nav.becomeSeller' },
  { to: '/faq', text: 'nav.questions' },
  { to: '/contact', text: 'nav.contact' },
] as const
