import { wordList } from '../language';

/** Words that stand before a value in the block of personal data. */
export const contactLabels = {
  name: wordList(`nombre, nombre y apellidos, nombre completo, nombre(s) / apellido(s), nombres, nombres / apellidos, nombre / apellidos, apellidos y nombre, apellidos / nombre, nombres y apellidos, apellidos, nombre apellidos, nombres apellidos, apellido(s) / nombre(s), candidato, candidata,
    name, full name, surname(s) / first name(s), first name(s) / surname(s), first name / surname, surname / first name, candidate, candidate name, name and surname, name / surname, surname / name, first name, last name, surname, nombre / apellido, apellido / nombre, nombre(s) y apellido(s), nombre / apellidos`),
  email: wordList(
    `correo, correo electrónico, correo(s) electrónico(s), correo e, correo-e, e-mail, email, mail, e mail, dirección de correo, dirección de correo electrónico, emails, e-mail(s), personal email, work email, email personal, correo personal, email address, e-mail address, correos, electrónico`,
  ),
  phone:
    wordList(`tel, tel., tlf, tlf., tfno, tfno., telf, telf., tfn, teléfono, teléfono(s), teléfonos, teléfono móvil, teléfono fijo, móvil, movil, celular, cel, cel., whatsapp, fijo, número de teléfono, teléfono de contacto, n teléfono, m, t, p, c, ph,
    phone, phone number, telephone, telephone(s), telephone number, mobile, mobile phone, mobile number, cell, cell phone, contact number, contact no, home, home phone, tel no, phone no, mob, mob.`),
  location:
    wordList(`dirección, dirección(es), direccion postal, domicilio, ubicación, localidad, ciudad, ciudad de residencia, lugar de residencia, residencia, residente en, vivo en, población, provincia, lugar, región, país, código de país, código postal, cp, dirección actual, domicilio actual, calle,
    address, address(es), home address, location, city, town, region, country, country code, state, based in, residence, place of residence, current location, postal address, city / country, city and country, ciudad / país, provincia / país, postcode, postal code, zip, zip code, county, lives in, living in, current address, street`),
  linkedin: wordList(
    `linkedin, linked in, perfil de linkedin, linkedin profile, perfil linkedin, linkedin url, in`,
  ),
  github: wordList(`github, git hub, git, perfil de github, github profile, github url`),
  website: wordList(
    `web, sitio web, página web, portafolio, portfolio, porfolio, blog, website, web site, homepage, home page, personal website, site, url, webpage, sitio web(s), websites, web personal, página personal, enlace, link, sitio(s) web`,
  ),
  title:
    wordList(`puesto, puesto deseado, cargo, profesión, ocupación, empleo deseado, empleo deseado / familia profesional, puesto solicitado, puesto al que se opta, título profesional, puesto actual, especialidad, categoría, titular,
    job title, position, title, occupation, profession, desired position, position applied for, desired employment, desired employment / occupational field, job applied for, preferred job, role, current role, headline, current position`),
  other:
    wordList(`fecha de nacimiento, nacimiento, fecha y lugar de nacimiento, lugar de nacimiento, lugar y fecha de nacimiento, f. de nacimiento, f. nacimiento, fecha nac, edad, nacionalidad, nacionalidad(es), dni, nie, dni / nie, nif, nif / nie, cif, rut, curp, rfc, cédula, cédula de identidad, cédula de ciudadanía, cc, pasaporte, documento, documento de identidad, n de identificación, estado civil, sexo, género, permiso de conducir, permiso de conducción, carné de conducir, carnet de conducir, carné, licencia de conducir, licencia de conducción, vehículo, vehículo propio, disponibilidad, incorporación, situación laboral, número de colegiado, nº de colegiado, n colegiado, colegiado, colegiada, cuil, cuit, dui, permiso de trabajo, discapacidad, twitter, x, instagram, facebook, skype, telegram, messenger, mensajería instantánea, fax, hijos, servicio militar, movilidad, skype id, youtube, tiktok, behance, dribbble, orcid, google scholar, researchgate, medium, stackoverflow, stack overflow, gitlab, bitbucket, kaggle, xing,
    date of birth, birth date, dob, born, place of birth, birthday, birthplace, age, nationality, citizenship, marital status, gender, sex, passport, passport number, driving licence, driving license, driver's license, licence, license, visa, visa status, work permit, work authorization, work authorisation, work status, right to work, availability, available, notice period, ni number, national insurance, nmc pin, pin, registration, registration number, gmc, gmc number, ssn, children, pronouns, instant messaging, relocation, clearance, security clearance, religion, height, weight, blood group, father's name, salary, expected salary, current salary, notice, vehicle`),
} as const;

export type ContactLabel = keyof typeof contactLabels;
