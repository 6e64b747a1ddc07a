/** How somebody wants to be answered, and why he writes: values of the contact form. */
export const contactModes = ['mobile', 'email'] as const
export type ContactMode = (typeof contactModes)[number]

export const contactReasons = ['General Enquiry', 'Complaint'] as const
export type ContactReason = (typeof contactReasons)[number]
