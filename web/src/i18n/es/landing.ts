export const landing = {
  page: 'Tu experiencia, bien contada',
  heroTitle: 'Tu experiencia, <accent>bien contada</accent>.',
  heroLead:
    'Trayecto lee tu CV en PDF o Word, lo ordena, lo compara con la oferta que te interesa y te ayuda a contarlo mejor, en español y en inglés. Sin inventar nada.',
  getStarted: 'Empezar gratis',
  seeHow: 'Ver cómo funciona',
  factServer: 'Tus datos en tu servidor',
  factNoKeys: 'Funciona sin claves de IA',
  factAts: 'PDF legible por ATS',
  factLanguages: 'Español e inglés',
  factsLabel: 'En pocas palabras',
  drawingLabel:
    'Dibujo de ejemplo, con una persona inventada: un CV sobre la mesa y, encima, una tarjeta que lo compara con una oferta.',
  drawingName: 'Lucía Fernández',
  drawingRole: 'Analista de datos',
  drawingMatch: '82\u00a0% de encaje',
  drawingTag: 'Ejemplo',
  stepsEyebrow: 'Cómo funciona',
  stepsTitle: 'Tres pasos, y en los tres decides tú',
  stepReadTitle: 'Trae el CV que ya tienes',
  stepReadLine:
    'PDF, Word o el .doc de hace diez años. El lector conoce los CV escritos en España: dos apellidos, meses abreviados, «actualidad», teléfonos con +34.',
  stepCheckTitle: 'Revisa lo que hemos leído',
  stepCheckLine:
    'Experiencia, formación e idiomas, cada cosa en su sitio. Marcamos lo dudoso para que lo mires tú.',
  stepTellTitle: 'Cuéntalo para cada oferta',
  stepTellLine:
    'Ves qué encaja y qué falta, ajustas las palabras y te llevas un PDF o un Word que leen bien una persona y un programa.',
  picturesEyebrow: 'Así es por dentro',
  picturesTitle: 'El formulario a un lado, la página al otro',
  pictureEditorAlt:
    'El editor de CV: a la izquierda los datos de una persona inventada, a la derecha la página en la plantilla moderna.',
  pictureEditor:
    'El editor, con una persona inventada. La página sigue lo que escribes y se descarga en PDF o Word.',
  honestEyebrow: 'Sin inventar nada',
  honestTitle: 'Una mejora que no podrías defender en la entrevista no es una mejora',
  honestLine:
    'Empresas, títulos, fechas y cifras se quedan como están. Si una sugerencia añade algo que no estaba en tu CV, se queda aparte hasta que tú la confirmas. No es solo una promesa: el programa lo comprueba en cada resultado.',
  honestDrawingLabel:
    'Dibujo de ejemplo: una frase del CV, su versión reescrita y un dato que espera confirmación.',
  honestBefore: 'Tu frase',
  honestBeforeText: 'Hacía los informes semanales de ventas.',
  honestAfter: 'Propuesta',
  honestAfterText: 'Preparé los informes semanales de ventas.',
  honestAsk: 'Te preguntamos',
  honestAskText: '¿Cuántos informes, y para quién? Si lo sabes, merece estar.',
  honestAccept: 'Tú aceptas',
  honestReject: 'o lo dejas como estaba',
  privacyEyebrow: 'Privacidad',
  privacyTitle: 'Tus datos en tu servidor',
  privacyLine:
    'Tu CV dice dónde vives, dónde trabajas y cómo localizarte. Por eso Trayecto se instala donde tú quieras y no depende de nadie más.',
  privacyFolderTitle: 'Una carpeta, y es tuya',
  privacyFolderLine: 'Base de datos y archivos viven juntos en el servidor que tú eliges.',
  privacyTrackTitle: 'Nadie mira por encima del hombro',
  privacyTrackLine:
    'Sin rastreadores, sin anuncios y sin peticiones a terceros: hasta los tipos de letra van incluidos.',
  privacyKeyTitle: 'Útil sin claves de IA',
  privacyKeyLine:
    'El motor integrado no necesita red. Conectar un modelo es opcional, y cada resultado dice quién lo hizo.',
  privacyOpenTitle: 'Código abierto',
  privacyOpenLine: 'Licencia MIT. Léelo, cámbialo y llévalo adonde quieras.',
  ctaTitle: 'Empieza por el CV que ya tienes',
  ctaLine: 'Un correo, una contraseña y estás dentro. Sin tarjeta y sin letra pequeña.',
  ctaButton: 'Crear mi cuenta',
  footerLine: 'Software libre para contar bien lo que has hecho.',
  footerLicense: 'Licencia MIT.',
} as const;
