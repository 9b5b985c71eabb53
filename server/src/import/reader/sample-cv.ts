export interface SampleLine {
  readonly text: string;
  readonly sizePt: number;
  readonly bold: boolean;
}

/** Section headings and the name are larger than this. */
export const HEADING_PT = 12;

/** Two pages of a made-up CV in both languages, with all sorts of lines: what readers and parser practise on. */
export const sampleCv: readonly SampleLine[] = toLines(`# Marta Ibarra Soler
Ingeniera industrial
marta.ibarra@example.com | +34 600 000 000 | Zaragoza, España | linkedin.com/in/marta-ibarra
## PERFIL PROFESIONAL
Ingeniera con doce años de oficio en fábricas de automoción; dirijo turnos, presupuestos y personas.
Busco un puesto de responsable de producción en el valle del Ebro (o cerca).
## EXPERIENCIA PROFESIONAL
### Jefa de turno
Talleres del Ebro, S. A. – Zaragoza
mar. 2019 – actualidad
• Organicé el turno de noche de 14 personas y tres líneas de montaje.
• Reduje las paradas de la línea un 12 % con un plan de mantenimiento propio.
• Formé a cuatro compañeros en SAP & Excel; hoy llevan ellos los informes.
### Responsable de compras, Cerámicas del Moncayo
03/2014 - 02/2019
Negocié contratos con doce proveedores: ahorro de 140.000 € al año.
Automaticé los pedidos semanales y el inventario de tres almacenes.
### Técnica de calidad
Hornos Aragoneses | Huesca | 2011-2014
• Llevé las auditorías ISO 9001 y el trato con los clientes.
## EDUCATION
### MSc Industrial Engineering
University of Zaragoza, Sep 2009 – Jun 2011
Final project: “Predictive maintenance of kilns”, grade 9.1/10
### Grado en Ingeniería Mecánica
Universidad Politécnica de Cataluña, Barcelona (2005 – 2009)
## WORK HISTORY
### Production Intern — Smith’s Bakery Ltd, Leeds, UK
Jun 2008 - Sep 2008
- Helped to plan deliveries for 25 shops; built the first stock sheet.
- Answered customers by phone, in English and French.
## HABILIDADES
Lean: 5S, Kaizen, SMED
SAP, Excel, AutoCAD, Power BI, Python
Trabajo en equipo, comunicación, liderazgo
## IDIOMAS
Español: nativo
Inglés – C1 (Cambridge Advanced, 2012)
French: B2
## CERTIFICACIONES
Six Sigma Green Belt, ASQ, mayo de 2016
Prevención de riesgos laborales (60 h) – Fundación Laboral, 2013
## PROYECTOS
Taller abierto: https://example.com/taller – cursos de mecánica para jóvenes del barrio
## VOLUNTARIADO
Cruz Roja, Zaragoza, 2015 – 2018
## OTROS DATOS
Carné de conducir B. Disponibilidad para viajar.`);

function toLines(text: string): SampleLine[] {
  return text.split('\n').map((line) => {
    const [, marks = '', rest = ''] = /^(#*) ?(.*)$/.exec(line) ?? [];
    return { text: rest, sizePt: [10, 20, 13, 11][marks.length] ?? 10, bold: marks !== '' };
  });
}
