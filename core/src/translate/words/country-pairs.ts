import { readPairs } from '../pair-table';

/** Countries only: towns and regions keep the name the person gave them. */
export const countryPairs = readPairs(`
España ; Spain
México, Méjico ; Mexico
Perú ; Peru
Panamá ; Panama
República Dominicana ; Dominican Republic
Brasil ; Brazil
Francia ; France
Italia ; Italy
Alemania ; Germany
Reino Unido ; United Kingdom, UK, Great Britain
Inglaterra ; England
Escocia ; Scotland
Gales ; Wales
Irlanda ; Ireland, Republic of Ireland
Irlanda del Norte ; Northern Ireland
Estados Unidos, EE. UU., EEUU, EE.UU. ; United States, USA, US, United States of America
Canadá ; Canada
Suiza ; Switzerland
Bélgica ; Belgium
Países Bajos, Holanda ; Netherlands, The Netherlands, Holland
Luxemburgo ; Luxembourg
Dinamarca ; Denmark
Suecia ; Sweden
Noruega ; Norway
Finlandia ; Finland
Islandia ; Iceland
Polonia ; Poland
Chequia, República Checa ; Czech Republic, Czechia
Eslovaquia ; Slovakia
Eslovenia ; Slovenia
Croacia ; Croatia
Hungría ; Hungary
Rumanía, Rumania ; Romania
Grecia ; Greece
Turquía ; Turkey, Türkiye
Rusia ; Russia
Ucrania ; Ukraine
Bielorrusia ; Belarus
Moldavia ; Moldova
Lituania ; Lithuania
Letonia ; Latvia
Chipre ; Cyprus
Marruecos ; Morocco
Argelia ; Algeria
Túnez ; Tunisia
Egipto ; Egypt
Líbano ; Lebanon
Jordania ; Jordan
Siria ; Syria
Irak ; Iraq
Irán ; Iran
Arabia Saudí, Arabia Saudita ; Saudi Arabia
Emiratos Árabes Unidos, EAU ; United Arab Emirates, UAE
Catar ; Qatar
Sudáfrica ; South Africa
Kenia ; Kenya
Etiopía ; Ethiopia
Camerún ; Cameroon
Costa de Marfil ; Ivory Coast
Guinea Ecuatorial ; Equatorial Guinea
Cabo Verde ; Cape Verde
Japón ; Japan
Corea del Sur ; South Korea
Singapur ; Singapore
Tailandia ; Thailand
Filipinas ; Philippines, The Philippines
Malasia ; Malaysia
Pakistán ; Pakistan
Afganistán ; Afghanistan
Nueva Zelanda ; New Zealand
Haití ; Haiti
Unión Europea, UE ; European Union, EU
Europa ; Europe
América ; America
África ; Africa
América Latina, Latinoamérica, Iberoamérica ; Latin America, LATAM
a distancia, en remoto, remoto, teletrabajo ; Remote
híbrido ; Hybrid
`);
