import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { detectFileType } from '../detect-file-type';
import { readExport } from './read-export';

const linkedIn = (tables: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, strToU8(text)])));

const whole = linkedIn({
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Nerea,Etxaniz Lobo,,,Jan 1,"Jefa de cocina, eventos","Quince años en cocinas.\nMe gusta formar equipos.",Hostelería,48001,"Bilbao, País Vasco, España",,"[PORTFOLIO:https://nerea.example.com],[OTHER:https://github.com/nerea-example]",\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Asador Ibaizabal,Jefa de cocina,"Dirijo una cocina de 9 personas. \n• Menú de temporada con 12 productores\n• Merma del 6 al 3 %",Bilbao,Mar 2019,\n' +
    'Hotel Urkiola,Cocinera,,Durango,Sep 2014,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
    'Escuela de Hostelería de Leioa,2012,2014,,Técnica superior en Dirección de Cocina,\n',
  'Skills.csv': 'Name\nEscandallos\nAPPCC\n',
  'Languages.csv': 'Name,Proficiency\nEuskera,Native or bilingual proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nAlérgenos,,Formación Norte,Jan 2022,,A-77\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nvieja@example.com,Yes,No,\nnerea@example.com,Yes,Yes,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+34 600 000 001,Mobile\n',
  'messages.csv': 'FROM,TO,CONTENT\nAlguien,Nerea,Un secreto\n',
  'Connections.csv': 'First Name,Last Name\nOtra,Persona\n',
});

describe('the copy of their data that LinkedIn gives people', () => {
  test('becomes a CV field by field', () => {
    expect(detectFileType(whole)).toBe('linkedin');
    expect(readExport('linkedin', whole)).toMatchObject({
      personal: {
        name: 'Nerea Etxaniz Lobo',
        title: 'Jefa de cocina, eventos',
        email: 'nerea@example.com',
        phone: '+34 600 000 001',
        location: 'Bilbao, País Vasco, España',
        website: 'https://nerea.example.com',
        github: 'https://github.com/nerea-example',
      },
      summary: 'Quince años en cocinas.\nMe gusta formar equipos.',
      work_experience: [
        {
          title: 'Jefa de cocina',
          company: 'Asador Ibaizabal',
          location: 'Bilbao',
          dates: 'Mar 2019 – present',
          description: 'Dirijo una cocina de 9 personas.',
          achievements: ['Menú de temporada con 12 productores', 'Merma del 6 al 3 %'],
        },
        { title: 'Cocinera', company: 'Hotel Urkiola', dates: 'Sep 2014 – Feb 2019' },
      ],
      education: [
        {
          degree: 'Técnica superior en Dirección de Cocina',
          institution: 'Escuela de Hostelería de Leioa',
          dates: '2012 – 2014',
        },
      ],
      skills: ['Escandallos', 'APPCC'],
      languages: [{ language: 'Euskera', proficiency: 'Native or bilingual proficiency' }],
      certifications: [{ name: 'Alérgenos · A-77', issuer: 'Formación Norte', date: 'Jan 2022' }],
    });
  });

  test('letters, contacts and the date of birth stay out of it', () => {
    const text = JSON.stringify(readExport('linkedin', whole));
    for (const word of ['secreto', 'Otra', 'Jan 1"', '48001']) expect(text).not.toContain(word);
  });

  test('in a folder of the archive too', () => {
    const folder = linkedIn({
      'Basic_Export/Positions.csv': 'Company Name,Title\nNube,Analista\n',
    });
    expect(detectFileType(folder)).toBe('linkedin');
    expect(readExport('linkedin', folder).work_experience).toMatchObject([{ company: 'Nube' }]);
  });

  test('one without a CV in it is refused', () => {
    const empty = linkedIn({ 'Profile.csv': 'First Name,Last Name\n' });
    expect(() => readExport('linkedin', empty)).toThrow('file_unsupported');
  });
});

const candidate = strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"
  xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <CandidatePerson>
    <PersonName><oa:GivenName>Iria</oa:GivenName><hr:FamilyName>Castro Seoane</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>iria@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>34</CountryDialing><oa:DialNumber>600000002</oa:DialNumber></Communication>
    <Communication><Address><oa:CityName>Vigo</oa:CityName><CountryCode>es</CountryCode></Address></Communication>
    <PrimaryLanguageCode name="NORMAL">glg</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="es">
    <hr:ExecutiveSummary>&lt;p&gt;Bióloga marina con ocho años de campañas y de gestión de datos.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Instituto Ría de Vigo</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Vigo</oa:CityName><CountryCode>es</CountryCode></Address></Communication></OrganizationContact>
      <PositionHistory>
        <PositionTitle>Técnica de campo</PositionTitle>
        <eures:EmploymentPeriod>
          <eures:StartDate><hr:FormattedDateTime>2018-03-01</hr:FormattedDateTime></eures:StartDate>
          <hr:CurrentIndicator>true</hr:CurrentIndicator>
        </eures:EmploymentPeriod>
        <oa:Description>&lt;p&gt;Muestreos en &lt;strong&gt;14&lt;/strong&gt; bateas&lt;/p&gt;&lt;ol&gt;&lt;li data-list="bullet"&gt;Base de datos de 40.000 registros&lt;/li&gt;&lt;/ol&gt;</oa:Description>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>Universidade de Vigo</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2010</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2014-07-01</hr:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><hr:DegreeName>Grado en Ciencias del Mar</hr:DegreeName></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="ISO">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency><hr:CompetencyName>QGIS</hr:CompetencyName><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <ConferencesAndSeminars><ConferenceAndSeminar><Title>Jornadas del mejillón</Title><Description>&lt;p&gt;Ponencia sobre mareas rojas&lt;/p&gt;</Description></ConferenceAndSeminar></ConferencesAndSeminars>
    <eures:Attachment><oa:EmbeddedData>data:image/png;base64,AAAA</oa:EmbeddedData></eures:Attachment>
  </CandidateProfile>
</Candidate>`);

const passport = strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Owen</FirstName><Surname>Trevithick</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>1 Quay</AddressLine><Municipality>Falmouth</Municipality><Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address>
        <Email><Contact>owen@example.com</Contact></Email>
        <TelephoneList><Telephone><Contact>+44 7700 900001</Contact></Telephone></TelephoneList>
        <WebsiteList><Website><Contact>https://owen.example.com</Contact></Website></WebsiteList>
      </ContactInfo>
    </Identification>
    <Headline><Type><Code>preferred_job</Code></Type><Description><Label>Boat builder</Label></Description></Headline>
    <WorkExperienceList><WorkExperience>
      <Period><From year="2012" month="--05"/><To year="2016"/></Period>
      <Position><Label>Shipwright</Label></Position>
      <Activities>&lt;ul&gt;&lt;li&gt;Refitted 11 hulls&lt;/li&gt;&lt;/ul&gt;</Activities>
      <Employer><Name>Penryn Yard</Name><ContactInfo><Address><Contact><Municipality>Penryn</Municipality></Contact></Address></ContactInfo></Employer>
    </WorkExperience></WorkExperienceList>
    <EducationList><Education><Period><From year="2008"/><Current>true</Current></Period><Title>City and Guilds Level 3</Title><Organisation><Name>Cornwall College</Name></Organisation></Education></EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Label>English</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Code>fr</Code></Description><ProficiencyLevel><Listening>B1</Listening><Reading>B1</Reading><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <JobRelated><Description>Lofting and caulking</Description></JobRelated>
      <Driving><Description><Licence>B</Licence><Licence>BE</Licence></Description></Driving>
    </Skills>
    <AchievementList><Achievement><Title><Label>Honours and awards</Label></Title><Description>Regional craft prize</Description></Achievement></AchievementList>
  </LearnerInfo>
</SkillsPassport>`);

describe('what Europass gives people to take along', () => {
  test('since 2020', () => {
    expect(detectFileType(candidate)).toBe('europass');
    const cv = readExport('europass', candidate);
    expect(cv).toMatchObject({
      personal: {
        name: 'Iria Castro Seoane',
        email: 'iria@example.com',
        phone: '+34 600000002',
        location: 'Vigo, España',
      },
      summary: 'Bióloga marina con ocho años de campañas y de gestión de datos.',
      work_experience: [
        {
          title: 'Técnica de campo',
          company: 'Instituto Ría de Vigo',
          location: 'Vigo, España',
          dates: '03/2018 – actualidad',
          description: 'Muestreos en 14 bateas',
          achievements: ['Base de datos de 40.000 registros'],
        },
      ],
      education: [
        {
          degree: 'Grado en Ciencias del Mar',
          institution: 'Universidade de Vigo',
          dates: '2010 – 07/2014',
        },
      ],
      skills: ['QGIS'],
      languages: [
        { language: 'Gallego', proficiency: 'Lengua materna' },
        { language: 'Inglés', proficiency: 'comprensión auditiva C1, expresión escrita B2' },
      ],
      additional: {
        'Conferences and seminars': ['Jornadas del mejillón · Ponencia sobre mareas rojas'],
      },
    });
    expect(JSON.stringify(cv)).not.toContain('base64');
  });

  test('before 2020', () => {
    expect(detectFileType(passport)).toBe('europass');
    expect(readExport('europass', passport)).toMatchObject({
      personal: {
        name: 'Owen Trevithick',
        title: 'Boat builder',
        email: 'owen@example.com',
        phone: '+44 7700 900001',
        location: 'Falmouth, United Kingdom',
        website: 'https://owen.example.com',
      },
      work_experience: [
        {
          title: 'Shipwright',
          company: 'Penryn Yard',
          location: 'Penryn',
          dates: '05/2012 – 2016',
          achievements: ['Refitted 11 hulls'],
        },
      ],
      education: [{ degree: 'City and Guilds Level 3', dates: '2008 – present' }],
      languages: [
        { language: 'English', proficiency: 'Mother tongue' },
        { language: 'French', proficiency: 'B1' },
      ],
      additional: {
        'Job-related skills': ['Lofting and caulking'],
        'Driving licence': ['B, BE'],
        'Honours and awards': ['Regional craft prize'],
      },
    });
  });

  test('other XML is not taken for it', () => {
    expect(detectFileType(strToU8('<?xml version="1.0"?><Candidate><a/></Candidate>'))).toBe(
      'unknown',
    );
    expect(() => readExport('europass', strToU8('<SkillsPassport/>'))).toThrow('file_empty');
  });
});
