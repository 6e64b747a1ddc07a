import type { ErrorTexts } from '../error-codes.ts'

export const fr: ErrorTexts = {
  'input.invalid': 'Vérifiez votre saisie',
  'input.malformed': 'Nous n’avons pas pu lire cette demande',
  'auth.required': 'Veuillez d’abord vous connecter',
  'route.not_found': 'Cette adresse ne mène nulle part',
  'listing.not_found': 'Nous n’avons pas cette pièce',
  'listing.unknown_category': 'Nous ne connaissons pas cette catégorie',
  'listing.unknown_make': 'Nous ne connaissons pas cette marque',
  'listing.unknown_model': 'Nous ne connaissons pas ce modèle',
  'seller.not_found': 'Nous ne connaissons pas ce vendeur',
  'news.not_found': 'Nous n’avons pas cet article',
  'vehicle.not_a_number':
    'Ce n’est ni un VIN de 17 caractères ni un numéro de châssis que nous connaissons',
  'input.too_large': 'C’est plus volumineux que ce que nous acceptons',
  'input.unsupported': 'Nous ne pouvons pas lire ce type de contenu',
  'server.limited': 'Trop de demandes à la fois. Patientez un instant puis réessayez',
  'server.failed': 'Une erreur s’est produite de notre côté. Veuillez réessayer',
  'server.unavailable': 'Nous sommes occupés un instant. Réessayez sous peu',
  'field.required': 'Ce champ est nécessaire',
  'field.too_long': 'Le texte est trop long',
  'field.too_small': 'La valeur est trop petite',
  'field.too_big': 'La valeur est trop grande',
  'field.characters': 'Contient des caractères non autorisés',
  'field.email': 'Ce n’est pas une adresse e-mail',
  'field.invalid': 'Nous ne comprenons pas cette valeur',
}
