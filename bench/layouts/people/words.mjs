/** Names, towns and headings that people are made of. Half of the towns and some headings exist nowhere. */
export const names = {
  es: {
    given: ['Aitana', 'Ramiro', 'Noelia', 'Gaspar', 'Berta', 'Íñigo', 'Lorena', 'Tomás'],
    family: [
      'Bermejo',
      'Quiroga',
      'Saldaña',
      'Orihuela',
      'Pedraza',
      'Villalba',
      'Ízaro',
      'Montseny',
    ],
  },
  en: {
    given: ['Harriet', 'Desmond', 'Priya', 'Callum', 'Naomi', 'Tobias', 'Imogen', 'Yusuf'],
    family: [
      'Ashdown',
      'Okafor',
      'Fairweather',
      'Lindqvist',
      'Pemberton',
      'Rao',
      'Thackeray',
      'Devlin',
    ],
  },
};

export const towns = {
  es: ['Albacete', 'Gijón', 'Lugo', 'Cáceres, España', 'Mérida, México', 'Rosario, Argentina'],
  en: ['Leeds', 'Galway', 'Bristol', 'Columbus, OH', 'Toronto, Canada', 'Dundee'],
};

export const syllables = {
  es: {
    start: ['Val', 'Mon', 'Cas', 'Tor', 'Ber', 'Zal', 'Ur', 'Gor', 'Pe', 'Lu'],
    middle: ['de', 'ra', 'li', 'ño', 'ta', 'gue', 'mi'],
    end: ['rra', 'llo', 'nte', 'zar', 'dilla', 'ces', 'goza'],
  },
  en: {
    start: ['Wex', 'Bram', 'Thorn', 'Ash', 'Pen', 'Kil', 'Dun', 'Hal', 'Mar', 'Lyn'],
    middle: ['el', 'ing', 'er', 'a', 'o', 'en'],
    end: ['ford', 'mere', 'wick', 'by', 'stead', 'combe', 'ley'],
  },
};

export const headings = {
  es: {
    usual: {
      summary: ['Perfil', 'Sobre mí', 'Resumen profesional'],
      work: ['Experiencia', 'Experiencia laboral', 'Experiencia profesional'],
      education: ['Formación', 'Educación', 'Formación académica'],
      skills: ['Competencias', 'Habilidades', 'Conocimientos'],
      languages: ['Idiomas'],
      certifications: ['Certificaciones', 'Cursos y certificados'],
      interests: ['Intereses', 'Aficiones'],
      volunteering: ['Voluntariado'],
    },
    own: {
      summary: ['Quién soy', 'En pocas palabras'],
      work: ['Trayectoria en el oficio', 'Dónde he trabajado', 'Mi recorrido'],
      education: ['Lo que he estudiado', 'Mis estudios'],
      skills: ['Lo que sé hacer', 'Caja de herramientas'],
      languages: ['Lenguas que hablo'],
      certifications: ['Papeles que lo acreditan', 'Títulos y carnés'],
      interests: ['Cuando no trabajo'],
      volunteering: ['Echar una mano'],
    },
  },
  en: {
    usual: {
      summary: ['Profile', 'About me', 'Summary'],
      work: ['Experience', 'Work experience', 'Employment history'],
      education: ['Education', 'Education and training'],
      skills: ['Skills', 'Key skills', 'Technical skills'],
      languages: ['Languages'],
      certifications: ['Certifications', 'Certificates'],
      interests: ['Interests', 'Hobbies'],
      volunteering: ['Volunteering'],
    },
    own: {
      summary: ['Who I am', 'In short'],
      work: ['Where I have worked', 'The story so far', 'What I have done'],
      education: ['What I studied', 'Schooling'],
      skills: ['What I am good at', 'My toolbox'],
      languages: ['Tongues I speak'],
      certifications: ['Papers to prove it', 'Tickets and cards'],
      interests: ['Away from work'],
      volunteering: ['Giving back'],
    },
  },
};

/** Heads nothing in any language: only its place and look tell that it is a heading. */
export const madeUpHeadings = {
  es: ['Zurbena', 'Trolamedes', 'Orvaliño'],
  en: ['Quorrel', 'Blythering', 'Sarnow'],
};

export const languages = {
  es: [
    ['Español', 'Nativo'],
    ['Inglés', 'C1'],
    ['Francés', 'B1'],
    ['Portugués', 'Intermedio'],
  ],
  en: [
    ['English', 'Native'],
    ['Spanish', 'Fluent'],
    ['French', 'B1'],
    ['Polish', 'Basic'],
  ],
};

export const interests = {
  es: ['Ajedrez', 'Senderismo', 'Cerámica', 'Coro parroquial'],
  en: ['Chess', 'Hill walking', 'Pottery', 'Allotment gardening'],
};

export const volunteering = {
  es: [
    'Reparto de alimentos los sábados en el barrio de {x}.',
    'Clases de apoyo a jóvenes recién llegados.',
  ],
  en: ['Saturday food bank driver in {x}.', 'Reading partner at the primary school.'],
};

export const months = {
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

export const now = {
  es: ['actualidad', 'Actualidad', 'hoy', 'presente'],
  en: ['Present', 'present', 'now', 'Current'],
};
